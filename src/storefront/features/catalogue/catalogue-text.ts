/** What a server's list page hands over. */
import { loaderTexts } from '../../state/loader-text.ts'
import type { CatalogueData } from './catalogue-data.ts'

export const catalogueText = loaderTexts<CatalogueData>()
