import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import type { ResponsiblePortal } from '../../../../../../schemas/engine'
import { useRouteMatch } from '../../../../location/Route'
import { loginPath, portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { OutsideText } from '../place/OutsideText'
import type { ReportProblem } from '../reportProblem'

const texts = {
  invalid: 'report.problem.invalid',
  signIn: 'report.problem.signIn',
  gone: 'report.problem.gone',
  tooLarge: 'report.problem.tooLarge',
  repeated: 'report.problem.repeated',
  links: 'report.problem.links',
  taken: 'report.problem.taken',
  tooMany: 'report.problem.tooMany',
  later: 'report.problem.later',
} as const satisfies { readonly [P in Exclude<ReportProblem, 'outside'>]: string }

const isShown = (problem: string): problem is keyof typeof texts => Object.hasOwn(texts, problem)

type Props = { problem: string; responsible: ResponsiblePortal | undefined }

/** Says why a report was not taken, and the way on. */
export function SendProblem({ problem, responsible }: Props) {
  const { portal, shellText: text } = useSession()
  const { pathname, search } = useRouteMatch()
  if (problem === 'outside') return <OutsideText portal={responsible} />
  const key = isShown(problem) ? problem : 'later'
  return (
    <ErrorText>
      {text(texts[key])}{' '}
      {key === 'signIn' && <a href={loginPath(`${pathname}?${search}`)}>{text('report.signInAgain')}</a>}
      {key === 'taken' && (
        <a href={portalPath(portal.cardName, '/signalement/mes-signalements')}>{text('report.own')}</a>
      )}
    </ErrorText>
  )
}
