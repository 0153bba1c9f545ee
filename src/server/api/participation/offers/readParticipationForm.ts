import type { Block, Page } from '../../../../../schemas'
import { notFound } from '../../../http/ApiFailure'
import type { Handler } from '../../Handler'
import { openScope, type Scope } from '../../Scope'
import { textsOf } from '../../texts/textsOf'
import { requireThing, type Thing, thingPath } from '../findThing'
import { findComments } from '../ratings/findComments'
import { isRatable } from '../ratings/isRatable'
import { findOwnReview, toOwn } from '../ratings/ownReview'
import { findStepOptions } from '../suggestions/categoryInputs'
import { categoryTree } from '../suggestions/categoryTree'
import { participationTexts } from '../texts/participationTexts'
import { commentForm } from './commentOffer'
import { ratingOffer, ratingPath } from './ratingOffer'
import { suggestionForm } from './suggestionOffer'

export const readParticipationForm: Handler<'readParticipationForm'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { form } = call.params
  const { from = '/', dataType, dataUid, category, page } = call.query
  if (form === 'comment') return { data: commentPage(scope, from) }
  if (dataType === undefined || dataUid === undefined) throw notFound('The address names nothing to write about.')
  const thing = await requireThing(scope, dataType, dataUid)
  return {
    data: form === 'rating' ? await ratingPage(scope, thing, page) : await suggestionPage(scope, thing, category),
  }
}

type Titled = Thing & { title: string }

function commentPage(scope: Scope, from: string): Page {
  if (!scope.portal.participation?.comments?.length) throw notFound('The town takes no comments.')
  return modalPage(commentForm(scope, from), scope, [])
}

async function ratingPage(scope: Scope, thing: Titled, number: number): Promise<Page> {
  const { dataType, dataUid } = thing
  const review = await findOwnReview(scope.db, thing, await scope.visitor())
  const { rateAction, withdrawAction } = ratingOffer(scope, dataType, dataUid, review && toOwn(review))
  if (rateAction?.handler !== 'modal') throw notFound(`The town asks for no marks of a ${dataType}.`)
  if (!(await isRatable(scope, thing))) return await readingPage(scope, thing, number)
  const page = modalPage(rateAction, scope, stepsTo(thing))
  const label = participationTexts(scope.locale).withdraw
  const withdraw: Block[] = withdrawAction
    ? [{ type: 'button', id: 'withdraw', data: { label, kind: 'danger', action: withdrawAction } }]
    : []
  return { ...page, components: [...page.components, ...withdraw, ...(await reviewBlocks(scope, thing, number))] }
}

/** The page of what visitors wrote about something that cannot be rated yet. */
async function readingPage(scope: Scope, thing: Titled, number: number): Promise<Page> {
  const title = participationTexts(scope.locale).reviews
  const breadcrumb = [{ title: textsOf(scope.locale).home, path: '/' }, ...stepsTo(thing), { title }]
  return { title, breadcrumb, components: await reviewBlocks(scope, thing, number) }
}

/** How many reviews a page shows. */
const reviewsSize = 10

/** A page of what visitors wrote about a thing; nothing of a walk, whose reviews have a page of their own. */
async function reviewBlocks(scope: Scope, thing: Titled, page: number): Promise<Block[]> {
  const { dataType, dataUid } = thing
  if (dataType === 'balade') return []
  const comments = await findComments(scope.db, thing, { page, size: reviewsSize })
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

/** Asks for the category first where there are several, as a browser without a script shows no fields that depend on it. */
async function suggestionPage(scope: Scope, thing: Titled, category: string | undefined): Promise<Page> {
  const { dataType, dataUid } = thing
  const isOffered = scope.portal.participation?.suggestions?.includes(dataType)
  const nodes = isOffered ? categoryTree(scope, thing, await findStepOptions(scope, thing)) : []
  if (nodes.length === 0) throw notFound('Nothing can be suggested about this.')
  const leaves = leavesOf(nodes)
  const chosen =
    category === undefined && leaves.length === 1 ? leaves[0] : leaves.find((leaf) => leaf.payload === category)
  const bare = nodes.map(withoutInputs)
  const fields = chosen?.inputs?.map((data): Block => ({ type: 'dynamic-input', data }))
  const components: Block[] = fields ?? [{ type: 'category-tree', data: { name: 'category', nodes: bare } }]
  const page = modalPage(suggestionForm(scope, { dataType, dataUid, components }), scope, stepsTo(thing))
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

/** The step to the page of a thing. That of the town itself leads the breadcrumb anyway. */
const stepsTo = ({ title, ...thing }: Titled): Step[] =>
  thing.dataType === 'portal' ? [] : [{ title, path: thingPath(thing) }]

type Modal = ReturnType<typeof commentForm>

/** The page of what a dialog holds: its blocks, and the button that sends them. `above` leads the way to what it is about. */
function modalPage({ data: { modal } }: Modal, { locale }: Scope, above: readonly Step[]): Page {
  const { title = '', components, buttons = [] } = modal
  const send = buttons.flatMap(({ label, kind, action }): Block[] =>
    action ? [{ type: 'button', id: 'send', data: { label, kind, action } }] : [],
  )
  return {
    title,
    breadcrumb: [{ title: textsOf(locale).home, path: '/' }, ...above, { title }],
    components: [...components, ...send],
  }
}
