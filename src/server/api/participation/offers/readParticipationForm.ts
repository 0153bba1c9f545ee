import type { Block, Page } from '../../../../../schemas'
import { notFound } from '../../../http/ApiFailure'
import type { Handler } from '../../call/Handler'
import { openScope, type Scope } from '../../call/Scope'
import { textsOf } from '../../texts/textsOf'
import { takesComments } from '../comments/takesComments'
import { requireTarget, type TitledTarget, targetPath } from '../participationTarget'
import { participationTexts } from '../participationTexts'
import { findComments } from '../ratings/findComments'
import { isRatable, isRated } from '../ratings/isRatable'
import { findOwnReview, toOwn } from '../ratings/ownReview'
import { findSummary } from '../ratings/ratingSummary'
import { findStepOptions } from '../suggestions/categoryInputs'
import { categoryTree } from '../suggestions/categoryTree'
import { commentForm } from './commentOffer'
import { ratingOffer, ratingPath } from './ratingOffer'
import { suggestionForm } from './suggestionOffer'

export const readParticipationForm: Handler<'readParticipationForm'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { form } = call.params
  const { from = '/', dataType, dataUid, widgetUid, category, page } = call.query
  if (form === 'comment') return { data: commentPage(scope, from, widgetUid) }
  if (dataType === undefined || dataUid === undefined) throw notFound('The query lacks "dataType" or "dataUid".')
  const target = await requireTarget(scope, dataType, dataUid)
  return {
    data: form === 'rating' ? await ratingPage(scope, target, page) : await suggestionPage(scope, target, category),
  }
}

function commentPage(scope: Scope, from: string, widgetUid: string | undefined): Page {
  if (!takesComments(scope)) throw notFound('The town takes no comments.')
  return modalPage(commentForm(scope, from, widgetUid), scope, [])
}

async function ratingPage(scope: Scope, target: TitledTarget, number: number): Promise<Page> {
  const { dataType, dataUid } = target
  const review = await findOwnReview(scope.db, target, await scope.visitor())
  const isTaken = await isRated(scope, target)
  const isOpen = isTaken && (await isRatable(scope, target))
  const own = review && toOwn(review)
  const { rateAction, withdrawAction } = ratingOffer(scope, dataType, dataUid, own, isOpen)
  const label = participationTexts(scope.locale)('withdraw')
  const withdraw: Block[] = withdrawAction
    ? [{ type: 'button', id: 'withdraw', data: { label, kind: 'danger', action: withdrawAction } }]
    : []
  if (!isTaken) return await closedPage(scope, target, withdraw)
  if (rateAction?.handler !== 'modal') return readingPage(scope, target, await reviewBlocks(scope, target, number))
  const page = modalPage(rateAction, scope, stepsTo(target))
  return { ...page, components: [...page.components, ...withdraw, ...(await reviewBlocks(scope, target, number))] }
}

/** The page of a record that the town takes no ratings of any more. Throws a 404 when it never took any. */
async function closedPage(scope: Scope, target: TitledTarget, withdraw: Block[]): Promise<Page> {
  if (withdraw.length === 0 && !(await findSummary(scope.db, target)))
    throw notFound(`The town takes no ratings of the ${target.dataType} "${target.dataUid}".`)
  const text = participationTexts(scope.locale)('ratingsClosed')
  return readingPage(scope, target, [{ type: 'description', id: 'closed', data: { text } }, ...withdraw])
}

/** The page of a record that visitors cannot rate, or not yet. */
function readingPage(scope: Scope, target: TitledTarget, components: Block[]): Page {
  const title = participationTexts(scope.locale)('reviews')
  const breadcrumb = [{ title: textsOf(scope.locale)('home'), path: '/' }, ...stepsTo(target), { title }]
  return { title, breadcrumb, components }
}

/** Reviews per page. */
const reviewsSize = 10

/** Returns one page of reviews; empty for a walk, whose reviews have a page of their own. */
async function reviewBlocks(scope: Scope, target: TitledTarget, page: number): Promise<Block[]> {
  const { dataType, dataUid } = target
  if (dataType === 'balade') return []
  const comments = await findComments(scope.db, target, { page, size: reviewsSize })
  const { total } = comments.componentData
  return [
    { type: 'comments', id: 'comments', data: comments },
    {
      type: 'pagination',
      id: 'comments-pages',
      data: { page, size: reviewsSize, total, query: ratingPath(dataType, dataUid) },
    },
  ]
}

/** Asks for the category first when there are several, because without a script the fields cannot follow the choice. */
async function suggestionPage(scope: Scope, target: TitledTarget, category: string | undefined): Promise<Page> {
  const { dataType, dataUid } = target
  const nodes = categoryTree(scope, target, await findStepOptions(scope, target))
  if (nodes.length === 0) throw notFound('Nothing can be suggested about this.')
  const leaves = leavesOf(nodes)
  const chosen =
    category === undefined && leaves.length === 1 ? leaves[0] : leaves.find((leaf) => leaf.payload === category)
  const bare = nodes.map(withoutInputs)
  const fields = chosen?.inputs?.map((data): Block => ({ type: 'dynamic-input', data }))
  const components: Block[] = fields ?? [{ type: 'category-tree', data: { name: 'category', nodes: bare } }]
  const form = suggestionForm(scope, { dataType, dataUid, components, category: chosen?.payload })
  const page = modalPage(form, scope, stepsTo(target))
  return chosen ? { ...page, title: chosen.title } : page
}

type Node = ReturnType<typeof categoryTree>[number]

const leavesOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.children?.length ? leavesOf(node.children) : [node]))

const withoutInputs = ({ inputs: _, children, ...node }: Node): Node => ({
  ...node,
  ...(children && { children: children.map(withoutInputs) }),
})

type Step = NonNullable<Page['breadcrumb']>[number]

/** Breadcrumb step to the record's page; empty for the town, because the breadcrumb already starts at its home page. */
const stepsTo = ({ title, ...target }: TitledTarget): Step[] =>
  target.dataType === 'portal' ? [] : [{ title, path: targetPath(target) }]

type Modal = ReturnType<typeof commentForm>

/** Converts a dialog to a page: its blocks and its submit button. `above` holds the breadcrumb steps between home and the page. */
function modalPage({ data: { modal } }: Modal, { locale }: Scope, above: readonly Step[]): Page {
  const { title = '', components, buttons = [] } = modal
  const send = buttons.flatMap(({ label, kind, action }): Block[] =>
    action ? [{ type: 'button', id: 'send', data: { label, kind, action } }] : [],
  )
  return {
    title,
    breadcrumb: [{ title: textsOf(locale)('home'), path: '/' }, ...above, { title }],
    components: [...components, ...send],
  }
}
