import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFields, type Fields } from '../../../renderer/inputs/createFields'
import type { FormField } from '../../../renderer/inputs/Input'
import { useDraft } from '../../../renderer/inputs/useDraft'

const key = 'beffroi draft form'
const photo = { filename: 'compteur.png', contentType: 'image/png', file: 'AAAA' }
const inputs: FormField[] = [
  { name: 'name', label: 'Nom', inputType: 'text' },
  { name: 'email', label: 'Adresse e-mail', inputType: 'email' },
  { name: 'photo', label: 'Photo', inputType: 'picture' },
]

function Form({ fields, isTyped }: { fields: Fields; isTyped: boolean }) {
  useDraft('form', fields, { isTyped })
  return null
}

/** Opens a form whose fields have values, and leaves it. Returns what the fields hold meanwhile, and the draft that remains. */
async function open(values: Readonly<Record<string, unknown>>, isTyped: boolean) {
  const filled = inputs.map((field) => ({ ...field, value: values[field.name] }))
  const fields = createFields(filled, { now: () => new Date('2027-03-10T09:00:00Z') })
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Form fields={fields} isTyped={isTyped} />))
  const held = fields.values(false)
  await act(async () => root.unmount())
  return { held, draft: JSON.parse(sessionStorage.getItem(key) ?? 'null') }
}

beforeEach(() => sessionStorage.clear())

describe('fields that show again what was typed', () => {
  const typed = { name: 'Anne Lambert', email: 'anne@' }

  it('stay as they were typed, whatever an earlier draft has', async () => {
    sessionStorage.setItem(key, JSON.stringify({ name: 'Anne', email: 'a@b.be' }))
    expect((await open(typed, true)).held).toEqual(typed)
  })

  it('take the picture of an earlier draft, which no post brings back', async () => {
    sessionStorage.setItem(key, JSON.stringify({ name: 'Anne', photo }))
    expect((await open(typed, true)).held).toEqual({ ...typed, photo })
  })

  it('are a draft from then on', async () => {
    expect((await open(typed, true)).draft).toMatchObject(typed)
    expect((await open({}, false)).held).toEqual(typed)
  })
})

it('fields with values that nobody typed are no draft', async () => {
  expect((await open({ name: 'Anne Lambert' }, false)).draft).toBeNull()
})
