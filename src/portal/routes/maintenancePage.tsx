import type { RoutePage } from '../location/Route'
import { useShellText } from '../session/Session'
import type { TextArea } from '../texts/loadTexts'
import { Unreachable } from './Unreachable'

const texts: TextArea = {
  name: 'maintenance',
  files: {
    fr: () => import('../texts/maintenance/fr.json?messages'),
    de: () => import('../texts/maintenance/de.json?messages'),
    en: () => import('../texts/maintenance/en.json?messages'),
    nl: () => import('../texts/maintenance/nl.json?messages'),
  },
}

/** The page shown during maintenance. */
export const maintenancePage: RoutePage<Readonly<Record<string, never>>, undefined> = {
  texts,
  data: () => undefined,
  head: (_, { shellText }) => ({ status: 503, title: shellText('maintenance.title'), kind: 'website' }),
  Component: () => {
    const text = useShellText()
    return <Unreachable title={text('maintenance.title')} text={text('maintenance.text')} />
  },
}
