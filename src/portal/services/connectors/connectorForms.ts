import type { PageForm, PagePost } from '../../../../schemas/door'
import { configureCall, connectorFormName } from './connectorQueries'

const hiddenIn = ({ hidden }: PagePost, name: string): string | undefined => {
  const value = hidden.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Agrees to load the page of a partner. The page of the form itself shows it: after a redirect, the agreement would stand in an address,
 * which others could send to the visitor.
 */
const consent: PageForm = {
  name: connectorFormName,
  kind: 'list',
  call: (post) =>
    configureCall(post.portal.portalName, {
      uid: hiddenIn(post, '_uid') ?? '',
      subPortal: hiddenIn(post, '_subPortal'),
      query: post.query.toString(),
    }),
  isRefused: () => true,
  target: () => '/connecteur',
}

/** The forms of connectors, by path. */
export const connectorForms: Readonly<Record<string, PageForm>> = {
  '/connecteur/:slug': consent,
  '/connecteur/:slug/plein-ecran': consent,
  '/:subPortal/connecteur/:slug': consent,
}
