import { Loaded, lazy } from '../../../../../renderer/engine/lazy'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { RoutePage } from '../../../location/Route'
import { useShellText } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { walkTexts } from '../walkTexts'

const offlineScreen = lazy('OfflineScreen', () => import('../offline/OfflineScreen'))

/** The offline walks, and the one that the hash names. The service worker caches this page for offline use. */
export const offlineWalksPage: RoutePage<Record<never, never>, { title: string }> = {
  texts: walkTexts,
  data: (_, __, { shellText }) => ({ title: shellText('take.list') }),
  head: ({ title }) => ({ status: 200, title, kind: 'website' }),
  Component: OfflinePage,
}

function OfflinePage({ data: { title } }: { data: { title: string } }) {
  const text = useShellText()
  const hydrated = useHydrated()
  const top = (
    <header className={view.header}>
      <h1 className={view.title}>{title}</h1>
      <p className={view.lead}>{text('take.listLead')}</p>
    </header>
  )
  if (hydrated) {
    return (
      <Loaded value={offlineScreen} fallback={top}>
        {(OfflineScreen) => <OfflineScreen />}
      </Loaded>
    )
  }
  return (
    <>
      {top}
      <noscript>{text('walks.noScript')}</noscript>
    </>
  )
}
