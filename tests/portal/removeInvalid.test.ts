import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Issue, validate } from '../../schemas/index'
import { checkAnswer, firstAnswers } from '../../src/portal/api/checkAnswer'
import { readPortal } from '../../src/portal/session/readPortal'
import { jsonPathsOf } from '../contract/jsonPaths'
import { runs } from '../helpers/sample'
import { page, portal, renderWith, text } from './answers'
import { readHtml } from './readHtml'

type Path = readonly string[]

const image = { src: 'vue.svg', alt: 'La place' }

const wholePage = page([text('Sel et sable')], {
  description: 'La voirie de Valbeau.',
  image: { ...image, width: 800, height: 400, copyright: 'Valbeau' },
  favourite: { favoriteUid: 'voirie', type: 'content' },
  breadcrumb: [{ title: 'Accueil', path: '/' }, { title: 'Vivre', path: '/contenu/vivre' }, { title: 'Voirie' }],
  updatedAt: '2027-03-10T09:00:00Z',
})

const wholePortal = {
  ...portal,
  url: 'https://www.valbeau.example',
  bannerImages: ['vue.svg', '/images/place.jpg', 'https://images.example/pont.jpg'],
  colors: { primary: '#1d4e89', light: '#fff', accent: '#e2001a' },
  additionalLocales: ['en', 'de'],
  latitude: 50.6,
  longitude: 5.5,
  timeZone: 'Europe/Brussels',
  address: { street: 'Rue Haute', streetNumber: '1', zip: '4000', locality: 'Valbeau', lat: 50.6, lon: 5.5 },
  icons: { desktop: { src: 'logo.svg', width: 100, height: 40 }, mobile: { src: 'logo.svg', width: 50, height: 40 } },
  configs: { services: { map: true, login: false }, menuSortAZ: 'true' },
}

const wholeMenu = {
  uid: 'vivre',
  title: 'Vivre',
  icon: 'house',
  path: '/contenu/vivre',
  children: [
    { uid: 'voirie', title: 'Voirie', path: '/contenu/voirie', children: [] },
    { uid: 'eau', title: 'Eau', children: [{ uid: 'fuite', title: 'Fuite', children: [] }] },
  ],
}

const silent = () => {}

const documents = [
  {
    kind: 'page',
    whole: wholePage,
    read: (value: unknown, report = silent) => checkAnswer(firstAnswers.readContent, value, 'Valbeau', report),
    defaults: { title: 'Valbeau' },
  },
  {
    kind: 'portal',
    whole: wholePortal,
    read: (value: unknown) => readPortal(value, '/valbeau').portal,
    defaults: readPortal(null, '/valbeau').portal ?? {},
  },
  {
    kind: 'menu-view',
    whole: wholeMenu,
    read: (value: unknown, report = silent) => checkAnswer(firstAnswers.readMenu, [value], 'Valbeau', report)?.[0],
    defaults: {},
  },
] as const

/** Faulty values, of which many break several rules at once. */
const faults: readonly unknown[] = [null, {}, [], 7, '', { a: 1, b: 2 }]

/** Sets values in a copy, then removes members and items from the last on, so that earlier indices stay. */
function edit(value: unknown, changes: readonly { path: Path; value: unknown }[], removals: readonly Path[]): unknown {
  const copy: unknown = structuredClone(value)
  const holder = (path: Path): unknown => path.slice(0, -1).reduce((at, key) => Reflect.get(Object(at), key), copy)
  const keyOf = (path: Path): string => path.at(-1) ?? ''
  for (const { path, value } of changes) {
    const parent = holder(path)
    if (typeof parent === 'object' && parent !== null) Reflect.set(parent, keyOf(path), value)
  }
  const places = removals.map((path) => ({ parent: holder(path), key: keyOf(path) }))
  const indexOf = ({ parent, key }: { parent: unknown; key: string }) => (Array.isArray(parent) ? Number(key) : -1)
  for (const { parent, key } of places.sort((one, two) => indexOf(two) - indexOf(one))) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, key)
  }
  return copy
}

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key)

describe.each(documents)('faults in a $kind', ({ kind, whole, read, defaults }) => {
  const isValid = (value: unknown): boolean => validate(value, { as: kind }).ok
  const paths = jsonPathsOf(whole).filter((path) => path.length > 0 && path[0] !== 'components')
  const isOptional = (path: Path): boolean => isValid(edit(whole, [], [path]))
  /** The smallest optional place around a path; undefined when that is the document. */
  const optionalAround = (path: Path): Path | undefined =>
    path.map((_, index) => path.slice(0, path.length - index)).find(isOptional)
  const single = paths.flatMap((path) =>
    faults.flatMap((value) => (isValid(edit(whole, [{ path, value }], [])) ? [] : [{ path, value }])),
  )

  it('are tried in many places', () => {
    expect(single.length).toBeGreaterThan(30)
  })

  it('cost the smallest optional places around them, however many they are', () => {
    fc.assert(
      fc.property(fc.subarray(single, { minLength: 1, maxLength: 12 }), (chosen) => {
        // A fault inside another would change what that one replaced.
        const apart = chosen.filter(({ path }, at) => !chosen.some((o, i) => i !== at && startsWith(path, o.path)))
        const lost = apart.map(({ path }) => optionalAround(path))
        const top = apart.flatMap(({ path }, at) => (lost[at] ? [] : [path[0] ?? '']))
        fc.pre(top.every((name) => Object.hasOwn(defaults, name)))
        const restored = [...new Set(top)].map((name) => ({ path: [name], value: Reflect.get(defaults, name) }))
        const removed = [...new Map(lost.flatMap((path) => (path ? [[path.join('/'), path] as const] : []))).values()]
        const outermost = removed.filter((path) => !removed.some((other) => other !== path && startsWith(path, other)))
        expect(read(edit(whole, apart, []))).toEqual(edit(whole, restored, outermost))
      }),
      { numRuns: runs(150), seed: 7 },
    )
  })
})

describe('two faults in one object', () => {
  it.each([
    { image: {} },
    { favourite: {} },
    { favourite: { favoriteUid: '', type: 7, more: 1 } },
    { image: { src: 'javascript:alert(1)' } },
    { title: '' },
  ])('do not cost the page: %o', async (more) => {
    const { status, html } = await renderWith({ '/content/voirie': page([text('Sel et sable')], more) })
    expect(status).toBe(200)
    expect(readHtml(html).querySelector('main')?.textContent).toContain('Sel et sable')
  })

  it.each([{ address: {} }, { colors: {} }, { icons: { desktop: {} } }, { theme: 7 }])(
    'do not cost the identity of the town: %o',
    (more) => {
      const { portal: kept, issues } = readPortal({ ...portal, ...more }, '/valbeau')
      expect(kept).toMatchObject({ name: 'Valbeau', email: 'info@valbeau.example' })
      expect(issues.length).toBeGreaterThan(0)
    },
  )

  it('cost one item of a list and not its neighbour', () => {
    const issues: Issue[] = []
    const breadcrumb = [{ title: '', path: 7 }, { title: 'Vivre', path: '/contenu/vivre' }, { title: 'Voirie' }]
    const kept = checkAnswer(firstAnswers.readContent, page([], { breadcrumb }), 'Valbeau', (issue) =>
      issues.push(issue),
    )
    expect(kept?.breadcrumb).toEqual([{ title: 'Vivre', path: '/contenu/vivre' }, { title: 'Voirie' }])
    expect(issues.map(({ pointer }) => pointer).sort()).toEqual(['/breadcrumb/0/path', '/breadcrumb/0/title'])
  })
})
