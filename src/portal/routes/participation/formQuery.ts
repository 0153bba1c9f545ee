import type { DataType, Operations } from '../../../../schemas/engine'
import { pageIn, type Scope } from '../../api/pageQueries'
import { type Query, queryOf } from '../../api/Query'

export type FormName = Operations['readParticipationForm']['params']['form']

const dataTypes: readonly DataType[] = ['balade', 'content', 'event', 'publication', 'place', 'portal']

/** The form that an address names. Invalid values count as missing. */
export function formQuery({ portalName }: Scope, form: FormName, search: string): Query<'readParticipationForm'> {
  const params = new URLSearchParams(search)
  const dataType = dataTypes.find((type) => type === params.get('type'))
  const [dataUid, from, category] = [params.get('uid'), params.get('from'), params.get('category')]
  const page = pageIn(search)
  return queryOf(
    'readParticipationForm',
    { portalName, form },
    {
      ...(dataType && { dataType }),
      ...(dataUid && { dataUid }),
      ...(from && { from }),
      ...(category && { category }),
      ...(page && { page }),
    },
  )
}
