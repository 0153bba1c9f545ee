import { useState } from 'react'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Block, Page } from '../../../../../schemas/engine'
import type { ParticipationPath } from '../../../../../schemas/routes/participationPaths'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { PageTop } from '../../../shell/PageTop'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { type FormName, formQuery } from '../formQuery'
import { participationTexts } from '../participationTexts'
import { CategoryForm } from './CategoryForm'
import { FieldsForm } from './FieldsForm'
import styles from './participation.module.css'
import { WithdrawalForm } from './WithdrawalForm'

type FormData = { form: FormName; page: Page }
type FormPage = RoutePage<{ page: Query<'readParticipationForm'> }, FormData>

const formPage = (form: FormName): FormPage => ({
  texts: participationTexts,
  queries: ({ scope, search }) => ({ page: formQuery(scope, form, search) }),
  data: ({ page }, read) => ({ form, page: read.required(page) }),
  head: ({ page: { title } }) => ({ status: 200, title, kind: 'website' }),
  blocks: ({ page: { components } }) => components.filter(isReviewBlock),
  Component: FormScreen,
})

/**
 * The pages of the participation forms, for visitors without JavaScript. With JavaScript, dialogs have the same
 * forms.
 */
export const participationPages: { readonly [P in ParticipationPath]: FormPage } = {
  '/participer/commentaire': formPage('comment'),
  '/participer/avis': formPage('rating'),
  '/participer/suggestion': formPage('suggestion'),
}

function FormScreen({ data: { form, page } }: { data: FormData }) {
  const { title, breadcrumb, components } = page
  const { search } = useRouteMatch()
  const sent = new URLSearchParams(search).get('sent')
  const [isSent, setSent] = useState(false)
  return (
    <div className={view.text}>
      <PageTop steps={breadcrumb} />
      <header className={view.header}>
        <h1 className={view.title}>{title}</h1>
      </header>
      {isSent || sent !== null ? (
        <Thanks page={page} isWithdrawn={sent === 'withdrawn'} />
      ) : (
        <Forms form={form} title={title} components={components} onSent={() => setSent(true)} />
      )}
    </div>
  )
}

/** Whether a block shows other contributions to the same subject. */
const isReviewBlock = ({ type }: Block): boolean => type === 'comments' || type === 'pagination'

type FormsProps = { form: FormName; title: string; components: readonly Block[]; onSent(): void }

function Forms({ form, title, components, onSent }: FormsProps) {
  const tree = components.find((block) => block.type === 'category-tree')
  const inputs = components.flatMap((block) => (block.type === 'dynamic-input' ? [block.data] : []))
  const buttons = components.filter((block) => block.type === 'button')
  const send = buttons.find(({ id }) => id !== 'withdraw')
  const withdraw = buttons.find(({ id }) => id === 'withdraw')
  const texts = components.filter(({ type }) => type === 'description')
  const reviews = components.filter(isReviewBlock)
  if (tree) return <CategoryForm nodes={tree.data.nodes} />
  return (
    <>
      {texts.length > 0 && <PageBlocks components={texts} />}
      {send && <FieldsForm form={form} title={title} inputs={inputs} button={send.data} onSent={onSent} />}
      {withdraw && <WithdrawalForm button={withdraw.data} />}
      {reviews.length > 0 && (
        <section id="avis" className={styles.reviews}>
          <PageBlocks components={reviews} />
        </section>
      )}
    </>
  )
}

/** Confirms the contribution and links back to the page of its subject. */
function Thanks({ page: { components, breadcrumb = [] }, isWithdrawn }: { page: Page; isWithdrawn: boolean }) {
  const { portal, shellText: text } = useSession()
  const { search } = useRouteMatch()
  const thanks = components.flatMap((block) => thanksOf(block))[0]
  const from = new URLSearchParams(search).get('from')
  const back = from ?? breadcrumb.findLast(({ path }) => path !== undefined)?.path ?? '/'
  const title = isWithdrawn ? text('participate.sent.withdrawn') : (thanks?.title ?? text('participate.sent.thanks'))
  return (
    <div className={styles.thanks} role="status">
      <p className={styles.thanksTitle}>
        <Icon name="check" />
        <span>{title}</span>
      </p>
      {!isWithdrawn && thanks?.text && <p>{thanks.text}</p>}
      <a href={portalPath(portal.cardName, back)}>{text('participate.back')}</a>
    </div>
  )
}

function thanksOf(block: Block) {
  const action = block.type === 'button' ? block.data.action : undefined
  const isSending =
    action?.handler === 'send-comment' || action?.handler === 'send-rating' || action?.handler === 'send-signal'
  return isSending ? [action.data.thanks] : []
}
