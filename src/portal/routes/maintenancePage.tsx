import type { RoutePage } from '../location/Route'
import { useShellText } from '../session/Session'
import { maintenanceTexts } from '../texts/maintenance/maintenanceTexts'
import { Unreachable } from './Unreachable'

/** The page shown during maintenance. */
export const maintenancePage: RoutePage<Readonly<Record<string, never>>, undefined> = {
  texts: maintenanceTexts,
  data: () => undefined,
  head: (_, { shellText }) => ({ status: 503, title: shellText('maintenance.title'), kind: 'website' }),
  Component: () => {
    const text = useShellText()
    return (
      <Unreachable
        title={text('maintenance.title')}
        text={text('maintenance.text')}
        contact={text('maintenance.contact')}
      />
    )
  },
}
