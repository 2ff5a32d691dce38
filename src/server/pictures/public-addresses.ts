/** Which IP addresses belong to the public internet: nothing else may be reached on a product file's behalf. */
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registry of IPv4. */
const IPV4_SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** All that is public in IPv6; mapped, translated, local and multicast addresses lie outside of it. */
const IPV6_GLOBAL = '2000::/3'
/** Protocol assignments with Teredo, documentation, 6to4: inside of the global range, and yet not public or with an IPv4 address in them. */
const IPV6_SPECIAL = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function networks(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const block = new BlockList()
  for (const network of list) {
    const [address = '', length] = network.split('/')
    block.addSubnet(address, Number(length), family)
  }
  return block
}

const special4 = networks(IPV4_SPECIAL, 'ipv4')
const special6 = networks(IPV6_SPECIAL, 'ipv6')
const global6 = networks([IPV6_GLOBAL], 'ipv6')

/** False for private, loopback, link-local, shared, multicast and reserved addresses, and for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special4.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}
