import { useHost } from '../../../../../renderer/engine/HostContext'
import { Dialog } from '../../../../../renderer/parts/Dialog'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { changeQuery, usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import { isObject, own, type WalkFilter } from '../../../../../schemas/engine'
import type { Session } from '../../../session/Session'
import { useSession } from '../../../session/Session'
import { filterParameters, walksQuery } from '../walkQueries'
import { FilterForm, type FilterValues } from './FilterForm'

type Props = { filter: WalkFilter | undefined; onClose(): void }

/** The filters in a side panel. The response fills the list, and the address holds the filter. */
export function FilterPanel({ filter, onClose }: Props) {
  const session = useSession()
  const host = useHost()
  const { params, to } = usePageQuery()
  const { shellText: text } = session
  const applyFilter = async (formValues: FilterValues, body: unknown) => {
    const values = {
      ...Object.fromEntries(filterParameters.map((name) => [name, undefined])),
      ...formValues,
      filtres: undefined,
      balade: undefined,
      groupe: undefined,
    }
    const [, search = ''] = changeQuery('', values, params.toString()).split('?')
    await cacheAnswer(session, search, body)
    await host.run(to(values), { key: 'walk-filter' })
  }
  return (
    <Dialog title={text('walks.filterTitle')} size="side" onClose={onClose}>
      {filter ? (
        <FilterForm filter={filter} onResult={(values, body) => void applyFilter(values, body)} />
      ) : (
        <ErrorText>{text('walks.filterFailed')}</ErrorText>
      )}
    </Dialog>
  )
}

/** Caches the form's response as the answer of the filtered list, so that it is not fetched again. */
async function cacheAnswer({ queries, portal }: Session, search: string, body: unknown): Promise<void> {
  const received = isObject(body) ? own(body, 'data') : undefined
  if (received === undefined) return
  const { checkAnswer } = await import('../../../api/checkAnswer')
  const { operation, address, contract } = walksQuery({ portalName: portal.portalName, env: 'mobile' }, search)
  const list = checkAnswer(await contract(), received, portal.name, (issue) => console.debug(issue))
  if (list) queries.cache.setQueryData([operation, address], list)
}
