import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../../location/Route'
import { useGo } from '../../../../pages/useGo'
import { useSession, useVisitor } from '../../../../session/Session'
import { useKeptPlace } from '../drafts/useKeptPlace'
import { useReport } from '../drafts/useReport'
import { keepReporting } from '../offline/keepReporting'
import type { ReportData } from '../ReportData'
import { CategoryStep } from '../steps/CategoryStep'
import { DangerStep } from '../steps/DangerStep'
import { DetailsStep } from '../steps/DetailsStep'
import { NearbyStep } from '../steps/NearbyStep'
import { PlaceStep } from '../steps/PlaceStep'
import { StartStep } from '../steps/StartStep'

const steps = {
  start: StartStep,
  place: PlaceStep,
  category: CategoryStep,
  danger: DangerStep,
  nearby: NearbyStep,
  details: DetailsStep,
} as const

/** The step of a report that its address opens. With a script, its address also names the report on this device. */
export function ReportScreen({ data }: { data: ReportData }) {
  const { choice, step, category, location } = data
  const { search } = useRouteMatch()
  const { report } = useReport(choice.draft)
  const go = useGo()
  const hydrated = useHydrated()
  const [newKey] = useState(() => (typeof window === 'undefined' ? undefined : globalThis.crypto?.randomUUID?.()))
  useKeptPlace(report, { search, title: category?.title ?? '', address: location?.address })
  const { portal, locale } = useSession()
  const account = useVisitor('account')?.uid
  useEffect(() => {
    if (account !== undefined) void keepReporting(portal.cardName, locale, account)
  }, [portal.cardName, locale, account])
  const isUnnamed = hydrated && step !== 'start' && choice.draft === undefined
  const nameReport = useEffectEvent(() => {
    if (newKey === undefined) return
    const params = new URLSearchParams(search)
    params.set('draft', newKey)
    go(`${pagePaths.reports}?${params}`, true)
  })
  useEffect(() => {
    if (isUnnamed) nameReport()
  }, [isUnnamed])
  const Step = steps[step]
  return <Step data={data} />
}
