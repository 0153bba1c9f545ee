import { expect, it } from 'vitest'
import { menuHistoryAfter } from '../../src/portal/navigation/menuHistory'

const at = (path: string) => ({ path, pathname: path === '/' ? '/valbeau' : `/valbeau${path}` })

/** The menu history after a walk over pages, from the first to the last. */
function historyOf(...paths: string[]): readonly string[] {
  const [first = '/', ...rest] = paths
  let from = at(first)
  let history: readonly string[] = []
  for (const path of rest) {
    history = menuHistoryAfter(history, from, at(path))
    from = at(path)
  }
  return history
}

it.each([
  ['holds what was opened from the menu', ['/', '/menu', '/contenu/voirie'], ['/valbeau/contenu/voirie']],
  ['holds what was opened from a section', ['/menu', '/menu/vivre', '/publication'], ['/valbeau/publication']],
  [
    'grows with the pages that follow',
    ['/menu', '/publication', '/publication/a'],
    ['/valbeau/publication', '/valbeau/publication/a'],
  ],
  ['shrinks on the way back', ['/menu', '/publication', '/publication/a', '/publication'], ['/valbeau/publication']],
  ['stays while the visitor is elsewhere', ['/menu', '/publication', '/', '/evenements'], ['/valbeau/publication']],
  ['is empty once the menu is shown', ['/menu', '/publication', '/menu'], []],
  ['holds nothing that was opened elsewhere', ['/', '/publication'], []],
  ['holds no tab', ['/menu', '/recherche'], []],
])('the menu history %s', (_, walk, history) => {
  expect(historyOf(...walk)).toEqual(history)
})
