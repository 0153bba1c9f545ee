import { isWhole } from '../helpers/sample'
import { allPages, type PageKind, signedInPages } from './allPages'
import { themes } from './fixtureSheet'

/** How a page is looked at: language of the town or its other one, width of the window, theme, day or night. */
export type Look = { isOther: boolean; isPhone: boolean; theme: string; scheme: 'light' | 'dark' }
export type LookedAt = PageKind & { looks: readonly Look[] }

const pages: readonly PageKind[] = [
  ...allPages,
  ...signedInPages,
  { name: 'the page of the API', kind: 'the page of the API', path: '/openapi', status: 200 },
  { name: 'the page of calls', kind: 'the page of calls', path: '/openapi/core-content-service', status: 200 },
]

const both = [false, true] as const
const allLooks: readonly Look[] = both.flatMap((isOther) =>
  both.flatMap((isPhone) =>
    themes.flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ isOther, isPhone, theme, scheme }))),
  ),
)

/**
 * The pages, each with its looks. An everyday run takes one page of each kind in one look; towns and looks rotate, so that any two
 * of town, language, width, theme and scheme meet (`tests/scripts/pageLooks.test.ts`). A whole run takes every page in every look,
 * a test for each language and width.
 */
export const lookedAt: readonly LookedAt[] = isWhole ? everyLook() : oneOfEachKind()

function everyLook(): LookedAt[] {
  return pages.flatMap((page) =>
    both.flatMap((isOther) =>
      both.map((isPhone) => ({
        ...page,
        looks: allLooks.filter((look) => look.isOther === isOther && look.isPhone === isPhone),
      })),
    ),
  )
}

export function oneOfEachKind(): LookedAt[] {
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  return kinds.map((kind, index) => {
    const ofKind = pages.filter((page) => page.kind === kind)
    // At another pace than the looks, whose neighbours differ by day and night.
    const page = ofKind[Math.floor(index / 2) % ofKind.length]
    // A step that has no factor in common with the number of looks leads through all of them.
    const look = allLooks[(index * 17) % allLooks.length]
    if (!page || !look) throw new Error('There is no page or no look.')
    return { ...page, looks: [look] }
  })
}
