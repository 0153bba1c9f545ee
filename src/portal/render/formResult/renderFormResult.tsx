import { eager } from '../../../../renderer/engine/lazy'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import type { FormResult, RenderedPage, RenderRequest } from '../../../../schemas/door'
import { cleanJson, isObject, own, type Page, type Portal } from '../../../../schemas/engine'
import type { RouteMatch, RoutePage, RouteQueries } from '../../location/Route'
import { defineRoute } from '../../location/Route'
import { portalPath } from '../../location/urls'
import { queriesOf } from '../../navigation/preloadPage'
import { matchRoute } from '../../routes/matchRoute'
import { type Session, useSession } from '../../session/Session'
import { PageView } from '../../shell/PageView'
import { createRenderContext, pathBase, renderMatch } from '../renderPage'
import { formResultPage } from './formResultPage'
import { loadFormResultText } from './loadFormResultText'

/** Renders the page that answers a posted form. It loads no script, because only browsers without JavaScript get it. */
export async function renderFormResult(
  request: RenderRequest,
  portal: Portal,
  formResult: FormResult,
): Promise<RenderedPage> {
  const context = await createRenderContext(request, portal)
  const { session, state, pathname } = context
  const labels = formResult.status < 400 ? new Map<string, string>() : await labelsOf(session, formResult)
  const answer = cleanJson(formResult.answer, (issue) => context.issues.push(issue))
  const text = await loadFormResultText(state.locale)
  const page = formResultPage({ ...formResult, answer }, labels, text)
  const resubmission = formResult.fields && { fields: formResult.fields, label: text('late.send') }
  const route = defineRoute({
    layout: 'default',
    header: 'back',
    subject: 'content',
    queries: () => ({}),
    page: eager(resultPage({ page, resubmission })),
  })
  const match: RouteMatch = { pathname, search: '', path: '/envoi', route, params: {}, name: undefined }
  return renderMatch(context, match, { isStatic: true, status: formResult.status < 400 ? 200 : formResult.status })
}

type ResultData = { page: Page; resubmission: { fields: NonNullable<FormResult['fields']>; label: string } | undefined }

const resultPage = (data: ResultData): RoutePage<RouteQueries, ResultData> => ({
  data: () => data,
  head: ({ page: { title } }) => ({ status: 200, title, kind: 'article' }),
  blocks: ({ page }) => page.components,
  Component: ResultScreen,
})

const ResultScreen = ({ data: { page, resubmission } }: { data: ResultData }) => (
  <PageView page={page} width="text" end={resubmission && <ResubmitForm {...resubmission} />} />
)

/** Submits the same fields again. */
function ResubmitForm({ fields, label }: NonNullable<ResultData['resubmission']>) {
  const { portal } = useSession()
  return (
    <form method="post" encType="multipart/form-data" action={portalPath(portal.cardName, '/envoi')}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several fields may have one name and value
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass('primary')}>
        {label}
      </button>
    </form>
  )
}

/** The labels of the form's fields, from the page that contains it; empty when that page fails to load. */
async function labelsOf(session: Session, { back = '/', endpoint }: FormResult) {
  const { pathname, search } = new URL(portalPath(session.portal.cardName, back), pathBase)
  const match = await matchRoute(session.portal, pathname, search)
  if (match.route.hasQueriesInCode) await match.route.code.retry()
  const queries = queriesOf(session, match)
  await Promise.all(queries.map(session.queries.load))
  return formLabels(queries.map(session.queries.read), endpoint)
}

/** Maximum depth of the search, more than any page has. */
const maxDepth = 200

/** Finds the labels, by field name, of the forms in documents of any shape that call the endpoint. */
function formLabels(documents: readonly unknown[], endpoint: string | undefined): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return
    if (isObject(value) && value.endpoint === endpoint && Array.isArray(value.inputs)) {
      for (const input of value.inputs.filter(isObject)) {
        const [name, label] = [own(input, 'name'), own(input, 'label')]
        if (typeof name === 'string' && typeof label === 'string') labels.set(name, label)
      }
    }
    for (const member of Object.values(value)) visit(member, depth + 1)
  }
  if (endpoint !== undefined) visit(documents, 0)
  return labels
}
