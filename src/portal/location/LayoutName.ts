/**
 * The layout around a page. `default` has everything: header, navigation, footer and, on phones, the tab bar. `walks`
 * has no footer. `full` has only a back link and the logo; `restricted` is the same with a narrow column, for forms.
 * `connector` has a back link and the title above a page that belongs to a partner; `single-iframe` and `plain` have only the page,
 * which fills the screen in the first and has margins in the second. `error` is for error pages.
 */
export type LayoutName =
  | 'default'
  | 'walks'
  | 'full'
  | 'restricted'
  | 'connector'
  | 'single-iframe'
  | 'plain'
  | 'maintenance'
  | 'error'

/**
 * The header of a page on phones; wider screens have the desktop header. `home` shows logo and account, `title` only
 * the title, `back` a back link and the title, `sort` adds a button that sorts the list, `details` adds heart and
 * share, `v2` has a back link, the logo and the controls of its route.
 */
export type HeaderName = 'home' | 'title' | 'back' | 'sort' | 'details' | 'v2'

/** Optional controls of a header. */
export type HeaderControl = 'favourite' | 'share' | 'reorder' | 'search' | 'menu' | 'signOut' | 'close'
