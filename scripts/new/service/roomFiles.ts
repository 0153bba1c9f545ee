import type { Locale } from '../../../schemas'
import { json } from '../NewFiles.ts'
import type { ServiceNames } from './ServiceNames.ts'

/** The files of the service in the portal: its record, its page, its texts, and a test. */
export const roomFiles = (names: ServiceNames): [path: string, text: string][] => {
  const { value } = names
  const folder = `src/portal/services/${value}`
  return [
    [`${folder}/service.ts`, record(names)],
    [`${folder}/pages/${value}Page.tsx`, page(names)],
    [`${folder}/${value}Texts.ts`, texts(names)],
    ...Object.entries(empty).map(([locale, sentence]): [string, string] => [
      `${folder}/texts/${locale}.json`,
      json({ [`${value}.title`]: names.words, [`${value}.lead`]: names.words, [`${value}.empty`]: sentence }),
    ]),
    [`tests/portal/${value}.test.ts`, test(names)],
    [`tests/e2e/${value}.spec.ts`, browserTest(names)],
  ]
}

/** What an empty list says, by language. */
const empty: { readonly [L in Locale]: string } = {
  fr: 'Il n’y a rien ici pour le moment.',
  de: 'Hier gibt es derzeit nichts.',
  en: 'There is nothing here at the moment.',
  nl: 'Er is hier momenteel niets.',
}

const record = ({
  name,
  value,
  words,
}: ServiceNames): string => `import { lazy } from '../../../../renderer/engine/lazy'
import { defineRoute, listLayout } from '../../location/Route'
import type { Service } from '../Service'

/** ${words} of the town. */
export const ${value}: Service = {
  routes: {
    '/${name}': defineRoute({
      ...listLayout,
      title: '${value}.title',
      page: lazy('${value}Page', () => import('./pages/${value}Page')),
    }),
  },
}
`

const page = ({
  value,
  type,
  words,
}: ServiceNames): string => `import type { Page } from '../../../../../schemas/engine'
import { ${value}Operations } from '../../../../../schemas/generated/${value}Operations'
import { type Query, queryAt } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { blockPage } from '../../../pages/blockPage'
import { ${value}Texts } from '../${value}Texts'

type Queries = { list: Query<'list${type}'> }

/** ${words} as a list. */
export const ${value}Page: RoutePage<Queries, Page> = {
  ...blockPage<Queries>('list', ({ list }, read, { shellText }) => {
    const { items, total } = read.required(list)
    const emptyText = shellText('${value}.empty')
    return {
      title: shellText('${value}.title'),
      description: shellText('${value}.lead'),
      components: [{ type: 'list', id: '${value}', data: { components: items, total, emptyText } }],
    }
  }),
  queries: ({ scope: { portalName } }) => ({ list: queryAt(${value}Operations, 'list${type}', { portalName }) }),
  texts: ${value}Texts,
}
`

const texts = ({
  value,
  words,
}: ServiceNames): string => `import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../../texts/TextArea'
import type fr from './texts/fr.json'

/** The texts of the pages: ${words.toLowerCase()}. */
export const ${value}Texts = textArea(
  '${value}',
  import.meta.glob<Messages>('./texts/*.json', { query: '?messages', import: 'default' }),
)

declare module '../../texts/TextArea' {
  interface AreaTexts {
    ${value}: typeof fr
  }
}
`

const test = ({ name, table, words }: ServiceNames): string => `import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const main = async () => readHtml((await portal.get('/montclair/${name}')).html).querySelector('main')

it('shows the list of its own table, and says when it is empty', async () => {
  expect((await main())?.querySelector('h1')?.textContent).toBe('${words}')
  expect((await main())?.textContent).toContain('rien ici')
  const texts = JSON.stringify({ fr: { title: 'Une chose', text: 'Un texte.' } })
  await portal.db.insertInto('${table}').values({ portal: 'montclair', uid: 'a', position: 1, texts }).execute()
  await portal.app.readChanges()
  expect((await main())?.textContent).toContain('Une chose')
})
`

const browserTest = ({
  name,
  value,
  words,
}: ServiceNames): string => `// rooms: src/portal/services/${value} src/server/api/${value}
import { openPage } from './openPage'
import { expect, test } from './page'

test('the page says that it is empty', async ({ page }) => {
  await openPage(page, '/montclair/${name}')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${words}')
  await expect(page.getByRole('main')).toContainText('rien ici')
})
`
