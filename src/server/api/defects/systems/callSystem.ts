import { callService, type ServiceCall, ServiceUnavailable } from '../../../http/callService'
import { ReportingFailure } from './ReportingSystem'

/** Calls the external system as `callService` does. Throws a temporary `ReportingFailure` when it gives no answer. */
export async function callSystem(call: ServiceCall): Promise<{ status: number; body: unknown }> {
  try {
    return await callService(call)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    throw new ReportingFailure('temporary', `The reporting system: ${error.message}`)
  }
}
