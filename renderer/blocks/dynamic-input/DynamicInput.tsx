import { useEffect, useId, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { createFields } from '../../inputs/createFields'
import { Field } from '../../inputs/Field'

export { default as contract } from '../../../schemas/generated/blocks/dynamic-input.js'

/** One field outside a form: it validates and keeps what is typed, and sends nothing. */
export function DynamicInput({ data }: BlockProps<'dynamic-input'>) {
  const { value: _, ...rest } = data
  return <LoneField key={JSON.stringify(rest)} data={data} />
}

function LoneField({ data }: Pick<BlockProps<'dynamic-input'>, 'data'>) {
  const { now } = useHost()
  const id = useId()
  const [fields] = useState(() => createFields([data], { now }))
  useEffect(() => fields.stop, [fields])
  return <Field field={data} fields={fields} id={id} sent={false} />
}
