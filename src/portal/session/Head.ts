import type { Image } from '../../../schemas/engine'

/** Title and status of a page, for browsers, search engines and shared links. */
export type Head = {
  /** HTTP status when the server renders the page. */
  status: number
  title: string
  description?: string | undefined
  image?: Image | undefined
  /** OpenGraph type. */
  kind: 'website' | 'article'
}

/** Title of the browser's tab. */
export const tabTitle = ({ title }: Head, portalName: string): string =>
  title.includes(portalName) ? title : `${title} – ${portalName}`
