import { readFileSync } from 'node:fs'

type Texts<T> = { fr: T } & Partial<Record<'de' | 'en', T>>
type Titled = { title: string }

type Section = { kind: string; count?: number; poll?: string; places?: string[]; translations?: Texts<Partial<Titled>> }
type Portal = {
  name: string
  poiUid: string
  url: string
  description: string
  theme: string
  defaultLocale: 'fr'
  additionalLocales: ['de' | 'en']
  configs: { services: string }
  wallType: 'standard' | 'mergedHomeUser'
}
type Poll = { uid: string; translations: Texts<{ question: string; responses: Record<string, string> }> }
type MenuItem = { uid: string; path?: string; translations: Texts<Titled>; children?: MenuItem[] }
/** A widget of the store of a town. */
export type StoreWidget = { uid: string; env?: 'desktop' | 'mobile'; translations: Texts<Titled> }
type Named = { uid: string; translations: Texts<Titled> }

/** A demonstration town as its fixture files describe it. */
export type Town = ReturnType<typeof readTown>

function readTown(card: string) {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../fixtures/towns/${card}/${name}.json`, import.meta.url), 'utf8'))
  const portal: Portal = read('portal')
  const home: { sections: Section[]; translations: Texts<Titled> } = read('home')
  const publications: Named[] = read('publications')
  const events: Named[] = read('events')
  const places: { uid: string; translations: Texts<{ name: string }> }[] = read('places')
  const polls: Poll[] = read('polls')
  const menu: MenuItem[] = read('menu')
  const ticketing: { event: string }[] = read('ticketing')
  const connectors: { uid: string }[] = read('connectors')
  const campLocations: { uid: string }[] = read('campLocations')
  return {
    card,
    portal,
    home,
    publications,
    events,
    places,
    polls,
    menu,
    ticketing,
    connectors,
    campLocations,
    other: portal.additionalLocales[0],
    read,
  }
}

export const towns = ['montclair', 'hauteroche'].map(readTown)

export function townOf(card: string): Town {
  const town = towns.find((one) => one.card === card)
  if (!town) throw new Error(`There is no town "${card}".`)
  return town
}
