import type { Handler } from '../Handler'
import { saveWidget } from './saveWidget'

export const configWidget: Handler<'config-widget'> = (data) => saveWidget('POST', data)
