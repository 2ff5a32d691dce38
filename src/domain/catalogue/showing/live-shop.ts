/** Owns whether this is a sample shop or a live one, on which its demonstrations hang. Spec 1.5. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import type { CatalogueItem } from '../product/product.ts'

/** Id and SKU of each product that a new shop is seeded with. */
export const SAMPLE_GOODS: ReadonlyMap<string, string> = new Map(
  `101 SOL-MOE-GRA; 102 TES-ALD-COG; 103 STR-CRT; 104 MIL-NOI-ETE; 105 KES-WT3-MID; 106 AUF-OHN-EME; 107 PIX-X35-TAN; 108 TES-FLD-OLI;
   109 AUF-THE-GOL; 110 DEW-RAD-07; 111 KES-BK14-SIL; 112 TES-NER-TOR; 113 AUF-SCS-WHI; 114 CAR-RSL-RUB; 115 SOL-CAN-SLA; 116 HAR-CAB-OAT;
   117 OST-KPS-IVO; 118 CAR-TPE-DES; 119 KES-ONE-LIL; 120 HAR-HCT; 121 AUF-RBT-WHG; 122 DEW-CLO-WHI; 123 PIX-T65-CRE; 124 HAR-WIN-CAM;
   125 AUF-SHR-SAP; 126 MIL-FLU-VER; 127 SOL-PEB-WHI; 128 TES-STP-TAN; 129 AUF-MPP-GOL; 130 CAR-SFB-PEA; 131 KES-SLT-SIL; 132 STR-HAR-BLA;
   133 AUF-CFW-YEG; 134 CAR-HSN-CHE; 135 PIX-OFF-WHI; 136 HAR-SIX-SAN; 137 OST-PDE-GOL; 138 CAR-FPB-NOI; 139 SOL-HEA-CHA; 140 TES-HLB-BRO;
   141 AUF-PCN-GOL; 142 DEW-DFO-SAG; 143 SOL-REF-BLU; 144 KES-PUL-COR; 145 AUF-EHR-EME`
    .split(/;\s*/)
    .map((entry) => [entry.slice(0, 3), entry.slice(4)] as const),
)

/** Whether these are goods of the sample and no other, be some of them gone or changed in price or words. */
export function isSample(items: readonly Pick<CatalogueItem, 'id' | 'sku'>[]): boolean {
  return items.length > 0 && items.every(({ id, sku }) => SAMPLE_GOODS.get(id) === sku)
}

const known = new WeakMap<CatalogueSource, Promise<boolean>>()

/** What the settings say; where they say nothing, whether anything but the sample is sold. */
export function isLiveShop({ live }: Pick<ShopSettings, 'live'>, source: CatalogueSource): Promise<boolean> {
  if (live !== undefined) return Promise.resolve(live)
  if (source.index.size > SAMPLE_GOODS.size) return Promise.resolve(true)
  const asked = known.get(source) ?? source.showcase().then((items) => !isSample(items))
  known.set(source, asked)
  // A failure is not kept: who asks next tries again.
  asked.catch(() => known.delete(source))
  return asked
}
