import { useEffect, useId, useState } from 'react'
import type { FormScope } from '../engine/createFormScope'
import { useHost } from '../engine/HostContext'
import type { Rejection } from '../engine/rejectedFields'
import { createFields, type Fields } from './createFields'
import type { FieldError, FormField } from './Input'

/**
 * The state of fields, registered with a form scope, and the ids of their controls. Later changes of the field list
 * are ignored.
 */
export function useFields(all: readonly FormField[], scope: FormScope | undefined) {
  const { now, prefill } = useHost()
  const idPrefix = useId()
  const [state] = useState(() => {
    const idOf = (name: string) => `${idPrefix}-${name}`
    const prefilledFields = all.map((field) =>
      field.value === undefined ? { ...field, value: prefill?.(field) } : field,
    )
    return { fields: createFields(prefilledFields, { now }), idOf }
  })
  const { fields, idOf } = state
  useEffect(() => fields.stop, [fields])
  useEffect(() => scope?.register(createPart(fields, idOf)), [scope, fields, idOf])
  return state
}

const createPart = (fields: Fields, idOf: (name: string) => string) => ({
  check: () => fields.check().map(({ name }) => idOf(name)),
  values: fields.values,
  subscribe(listener: () => void) {
    const stops = fields.all.map(({ name }) => fields.subscribe(name, listener))
    return () => {
      for (const stop of stops) stop()
    }
  },
  reject: (name: string, reason: Rejection) => (fields.refuse(name, errorOf(reason)) ? idOf(name) : undefined),
})

/** The error that a field shows when a service rejected its value. */
export function errorOf(reason: Rejection): FieldError {
  if (typeof reason !== 'object') return { key: messageKeys[reason] }
  return 'file' in reason
    ? { key: 'file.refused.type', values: { name: reason.file } }
    : { key: 'file.refused.picture', values: { name: reason.picture } }
}

const messageKeys = {
  missing: 'error.requiredField',
  incorrect: 'dynamicInput.incorrect',
  repeated: 'error.repeated',
  links: 'error.links',
  unserved: 'error.unserved',
  tooLarge: 'error.tooLarge',
} as const
