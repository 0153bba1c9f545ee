import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/** What goes wrong on the pages of a context, one sentence each. */
export type Faults = {
  found: string[]
  /** Faults a test brings about itself, such as the line a browser writes of every answer 404. */
  expected: RegExp[]
}

/** Reads the origin late: addresses of a page's own pictures, `data:` and `blob:` among them, are no other host. */
const isElsewhere = (request: Request, base: string): boolean => {
  const { protocol, origin } = new URL(request.url())
  return /^(?:https?|wss?):$/.test(protocol) && origin !== new URL(base).origin
}

/** Notes every fault on every page a context has or opens. A refusal of the content security policy is logged by the page. */
export async function watch(context: BrowserContext, base: string, faults: Faults): Promise<void> {
  const note = (fault: string) => faults.found.push(fault)
  context.on('console', (message) => {
    if (isComplaint(message)) note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    if (isElsewhere(request, base)) note(`request to another host: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Whoever leaves a page ends what it was still loading; what the security policy refuses stands in the console, where
    // it does not when a browser without scripts leaves scripts alone.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') note(`request failed: ${request.url()} ${reason}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`security policy: ${violatedDirective} refused ${blockedURI} ${sample}`)
    })
  })
}

const isComplaint = (message: ConsoleMessage): boolean => ['error', 'warning', 'assert'].includes(message.type())

/** The faults no test expected. */
export const unexpected = ({ found, expected }: Faults): string[] =>
  found.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
