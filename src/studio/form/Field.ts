import type { Issue } from '../../../schemas'
import type { Envelope } from '../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { Wording } from '../outline/ContractWords'

/** Kinds of fields with one control. */
export type ControlKind =
  | 'text'
  | 'longText'
  | 'html'
  | 'icon'
  | 'address'
  | 'picture'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'color'
  | 'date'
  | 'dateTime'

/** Limits of a value that a field tells: those of numbers, of the length of a text in characters, or of the length of a list. */
export type FieldLimits = { min?: number; max?: number }

/** What every field has. */
export type FieldBase = {
  /** JSON pointer of the value in the text. */
  pointer: string
  /** Name of the member; the index of an item. */
  name: string
  title: string
  description: Wording | undefined
  isRequired: boolean
  /** Undefined when it is absent. */
  value: unknown
  /** The value that holds when the member is absent. */
  fallback: unknown
  limits: FieldLimits
  /** The issues of the value; of a field without fields of its own, also those inside the value. */
  issues: readonly Issue[]
  node: SchemaNode
  /** Names of the members that the schema lists before this one. */
  before: readonly string[]
}

/** A value of a choice, and the words for it. */
export type Choice = { value: unknown; title: string }

export type ControlField = FieldBase & { kind: ControlKind; choices: readonly Choice[] }

/** Members of an object that is no document of its own, such as a picture. */
export type ObjectField = FieldBase & { kind: 'object'; fields: readonly Field[] }

/** A list of values, or an object whose members have any name; each value is a field. */
export type ListField = FieldBase & { kind: 'list' | 'entries'; fields: readonly Field[]; item: SchemaNode }

/** A block, action, modal or page inside this one: it has a form of its own. `document` is undefined when it is absent. */
export type DocumentField = FieldBase & { kind: 'document'; envelope: Envelope; document: DocumentLink | undefined }

export type DocumentsField = FieldBase & { kind: 'documents'; envelope: Envelope; documents: readonly DocumentLink[] }

/** A value that the form leaves as it is: the schema does not know the member, or the value has a type that no control shows. */
export type KeptField = FieldBase & { kind: 'kept'; reason: 'unknown' | 'type' }

export type Field = ControlField | ObjectField | ListField | DocumentField | DocumentsField | KeptField

/** A document inside another, with what it is called and the worst of its issues. */
export type DocumentLink = {
  pointer: string
  title: string
  hint: string | undefined
  issues: { count: number; severity: Issue['severity'] } | undefined
}

/** The form of one document. Every member of it is in exactly one field. */
export type Form = {
  pointer: string
  envelope: Envelope | undefined
  /** The type of a block, the handler of an action. */
  type: string | undefined
  title: string
  description: Wording | undefined
  hint: string | undefined
  /** What the document says: of a block or an action, its data. */
  fields: readonly Field[]
  /** What stands beside the data of a block or an action. */
  around: readonly Field[]
  /** Issues of the document as a whole. */
  issues: readonly Issue[]
}
