/** The other languages of this very page, with its filters: plain links, since each language is a document of its own. */
import { useLocation } from 'react-router'
import type { RootData } from '#storefront/state/root-data.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { classes } from '#ui/classes.ts'

/** From so many on they are named by their tags where they stand in a line. */
const MANY = 4

interface LanguageSwitchProps {
  data: Pick<RootData, 'language' | 'languages'>
  /** Stands in a line that has little room. */
  short?: boolean
  /** Landmarks of one name would be hard to tell apart: the second list of a page is none. */
  second?: boolean
  className?: string
}

export function LanguageSwitch({ data, ...rest }: LanguageSwitchProps) {
  return data.languages.length > 1 && <Languages data={data} {...rest} />
}

function Languages({ data: { language, languages }, short = false, second = false, className }: LanguageSwitchProps) {
  const t = useFrameText()
  const { pathname, search } = useLocation()
  const Part = second ? 'div' : 'nav'
  const tags = short && languages.length >= MANY
  return (
    <Part aria-label={second ? undefined : t('language')} className={className}>
      <ul aria-label={second ? t('language') : undefined} className="flex flex-wrap gap-x-4">
        {languages.map(({ locale, base, name, direction }) => (
          <li key={locale}>
            <a
              href={base + pathname + search}
              hrefLang={locale}
              lang={locale}
              dir={direction}
              aria-label={tags ? name : undefined}
              title={tags ? name : undefined}
              aria-current={locale === language.locale ? 'true' : undefined}
              className={classes(
                'hit relative inline-block py-1 whitespace-nowrap',
                locale === language.locale ? 'font-bold' : 'opacity-80 hover:opacity-100',
              )}
            >
              {tags ? locale.toUpperCase() : name}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
