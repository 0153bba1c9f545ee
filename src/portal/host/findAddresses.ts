import { type Address, isObject, own } from '../../../schemas/engine'
import { within } from '../../../schemas/engine'
