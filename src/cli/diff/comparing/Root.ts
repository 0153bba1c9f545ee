import type { SchemaFile } from '../../../../schemas/compile/SchemaFiles'
import type { Subject } from '../Change'
import type { Pair } from './Pair'

/** A schema that something is checked by as a whole, in both versions. Requests are sent by clients, all else by back ends. */
export type Root = { subject: Subject; pair: Pair; old: SchemaFile; new: SchemaFile; isRequest: boolean }
