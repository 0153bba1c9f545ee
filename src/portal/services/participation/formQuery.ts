import type { DataType, Operations } from '../../../../schemas/engine'
import { participationOperations } from '../../../../schemas/generated/participationOperations'
import { pageIn, type Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

export type FormName = Operations['readParticipationForm']['params']['form']

const dataTypes: readonly DataType[] = ['balade', 'content', 'event', 'publication', 'place', 'portal']

/** The type of the record that an address names; undefined for an unknown one. */
export const dataTypeIn = (params: URLSearchParams): DataType | undefined =>
  dataTypes.find((type) => type === params.get('type'))

/** The form that an address names. Invalid values count as missing. */
export function formQuery({ portalName }: Scope, form: FormName, search: string): Query<'readParticipationForm'> {
  const params = new URLSearchParams(search)
  const dataType = dataTypeIn(params)
  const [dataUid, from, category] = [params.get('uid'), params.get('from'), params.get('category')]
  const widgetUid = params.get('widget')
  const page = pageIn(search)
  return queryAt(
    participationOperations,
    'readParticipationForm',
    { portalName, form },
    {
      ...(dataType && { dataType }),
      ...(dataUid && { dataUid }),
      ...(from && { from }),
      ...(widgetUid && { widgetUid }),
      ...(category && { category }),
      ...(page && { page }),
    },
  )
}
