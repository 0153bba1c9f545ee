import { callService, type ServiceCall, ServiceUnavailable } from '../../../http/callService'
import { ReportingFailure } from './ReportingSystem'

/** Calls the external system as `callService` does. Throws a temporary `ReportingFailure` when it gives no answer. */
export const callSystem = (call: ServiceCall): Promise<{ status: number; body: unknown }> =>
  answeredBySystem(callService(call))

/** Waits for what the external system answers. Throws a temporary `ReportingFailure` when it gives no answer. */
export async function answeredBySystem<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    throw new ReportingFailure('temporary', `The reporting system: ${error.message}`)
  }
}
