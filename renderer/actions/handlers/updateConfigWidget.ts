import type { Handler } from '../Handler'
import { saveWidget } from './saveWidget'

export const updateConfigWidget: Handler<'update-config-widget'> = (data) => saveWidget('PUT', data)
