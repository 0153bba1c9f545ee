import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/** What went wrong on the pages of a browser context, one sentence each. */
export type Problems = {
  found: string[]
  /** Patterns of problems that the test provokes itself, such as the browser's message for every 404. */
  expected: RegExp[]
}

/** `data:` and `blob:` addresses belong to the page itself. */
const isOtherHost = (request: Request, base: string): boolean => {
  const { protocol, origin } = new URL(request.url())
  return /^(?:https?|wss?):$/.test(protocol) && origin !== new URL(base).origin
}

/**
 * Records console errors, uncaught errors, failed requests and requests to other hosts on every page of a context.
 * Returns the function that stops it: code that a page still loads fails when its context closes.
 */
export async function recordProblems(context: BrowserContext, base: string, faults: Problems): Promise<() => void> {
  let isStopped = false
  const note = (fault: string) => {
    if (!isStopped) faults.found.push(fault)
  }
  context.on('console', (message) => {
    if (isProblem(message)) note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    if (isOtherHost(request, base)) note(`request to another host: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its requests. A refusal by the security policy is in the console already.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') note(`request failed: ${request.url()} ${reason}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`security policy: ${violatedDirective} refused ${blockedURI} ${sample}`)
    })
  })
  return () => {
    isStopped = true
  }
}

const isProblem = (message: ConsoleMessage): boolean => ['error', 'warning', 'assert'].includes(message.type())

/** The problems that no pattern of the test expects. */
export const unexpected = ({ found, expected }: Problems): string[] =>
  found.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
