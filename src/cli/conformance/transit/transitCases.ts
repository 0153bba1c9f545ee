import { rideCases } from './rideCases'
import { stopCases } from './stopCases'

/** What every system of timetables must do. */
export const transitCases = [...stopCases, ...rideCases]
