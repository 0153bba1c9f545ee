import { reportPath } from '../../../../../../schemas/routes/pagePaths'
import { type FormPageData, FormScreen } from '../../../../forms/FormScreen'
import type { RoutePage } from '../../../../location/Route'
import { useRouteMatch } from '../../../../location/Route'
import { useSession } from '../../../../session/Session'
import { followOutcomes } from '../followOutcomes'
import { reportTexts } from '../reportTexts'

/** Asks who opens the link of a mail whether to follow its report no more. It needs no account: the link names the follower. */
export const unfollowPage: RoutePage<Record<never, never>, FormPageData> = {
  texts: reportTexts,
  queries: () => ({}),
  data: (_, __, { shellText: text }) => ({
    title: text('reports.unfollowTitle'),
    about: [{ type: 'description', data: { text: text('reports.unfollowText') } }],
    form: { inputs: [], hidden: {} },
    button: { label: text('reports.unfollow'), kind: 'danger' },
  }),
  head: ({ title }) => ({ status: 200, title, kind: 'website' }),
  blocks: ({ about }) => about,
  Component: Unfollowing,
}

function Unfollowing({ data }: { data: FormPageData }) {
  const { shellText: text } = useSession()
  const uid = new URLSearchParams(useRouteMatch().search).get('uid') ?? ''
  const title = text('reports.unfollowTitle')
  const back = { path: reportPath(uid), label: text('reports.open') }
  return <FormScreen data={data} outcomes={followOutcomes} name="unfollow-report" legend={title} back={back} />
}
