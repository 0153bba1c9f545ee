import { type SubmitEvent, useId } from 'react'
import { useHost } from '../../../../../../renderer/engine/HostContext'
import { NativeSelect } from '../../../../../../renderer/inputs/choice/NativeSelect'
import { inputClass } from '../../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { usePageQuery } from '../../../../../../renderer/parts/usePageQuery'
import type { DefectCategory } from '../../../../../../schemas/engine'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { ListTools } from '../../../../shell/ListTools'
import type { ListAddress } from '../ListAddress'
import { statuses } from '../ListAddress'
import { NearVisitor } from './NearVisitor'
import styles from './ReportFilters.module.css'

type Props = { address: ListAddress; categories: readonly DefectCategory[] }

/** What the list shows. Links and one form, which work without a script. */
export function ReportFilters({ address, categories }: Props) {
  const { shellText: text } = useSession()
  const statusNames = new Map([
    ['', text('reports.status.open')],
    ...statuses.map((status) => [status, text(`reports.status.${status}`)] as const),
    ['all', text('reports.status.all')],
  ])
  const status = address.status === 'open' ? '' : address.status
  return (
    <div className={styles.filters}>
      <ListTools param="status" choices={statusNames} chosen={status} label={text('reports.status')} />
      <FilterForm address={address} categories={categories} />
    </div>
  )
}

/** In which order the list is. */
export function ReportSorts({ address: { sort } }: Pick<Props, 'address'>) {
  const { shellText: text } = useSession()
  const sorts = new Map([
    ['newest', text('reports.sort.newest')],
    ['nearest', text('reports.sort.nearest')],
  ])
  return <ListTools param="sort" choices={sorts} chosen={sort} label={text('reports.sort')} />
}

const textOf = (value: FormDataEntryValue | null): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined

/** The subject and the address. The form keeps the status, and forgets the position that an address replaces. */
function FilterForm({ address: { status, category, near }, categories }: Props) {
  const { portal, shellText: text } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const address = { near: textOf(form.get('near')), lat: undefined, lon: undefined, sort: undefined }
    void host.run(page.to({ ...address, category: textOf(form.get('category')) }), { key: 'report-filters' })
  }
  return (
    <form
      className={styles.form}
      action={portalPath(portal.cardName, pagePaths.reportList)}
      aria-label={text('reports.filters')}
      onSubmit={submit}
    >
      {status !== 'open' && <input type="hidden" name="status" value={status} />}
      <div className={styles.field}>
        <label htmlFor={`${id}-category`}>{text('reports.category')}</label>
        <NativeSelect key={category} id={`${id}-category`} name="category" defaultValue={category ?? ''}>
          <option value="">{text('reports.category.all')}</option>
          {categories.map((top) => (
            <CategoryOptions key={top.uid} category={top} />
          ))}
        </NativeSelect>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-near`}>{text('reports.near')}</label>
        <input
          key={near}
          id={`${id}-near`}
          type="search"
          name="near"
          dir="auto"
          className={inputClass()}
          defaultValue={near}
          maxLength={200}
          enterKeyHint="search"
        />
      </div>
      <div className={styles.buttons}>
        <button type="submit" className={buttonClass('primary')}>
          {text('reports.apply')}
        </button>
        <NearVisitor />
      </div>
    </form>
  )
}

/** A category, or all of a group and each of its categories. */
function CategoryOptions({ category: { uid, title, children } }: { category: DefectCategory }) {
  const { shellText: text } = useSession()
  if (!children || children.length === 0) return <option value={uid}>{title}</option>
  return (
    <optgroup label={title}>
      <option value={uid}>{text('reports.category.whole', { title })}</option>
      {children.map((child) => (
        <option key={child.uid} value={child.uid}>
          {child.title}
        </option>
      ))}
    </optgroup>
  )
}
