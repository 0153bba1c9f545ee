import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure, notFound, sendFailure, toFailure } from './ApiFailure'
import { sendPlainPage } from './plainPage'

/** Answers every error without details, as JSON or as a page where a page was requested, and logs server errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) =>
    sendFailure(reply, notFound(`There is nothing at ${pathOf(request.url)}.`)),
  )
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error)
  // A failure that the server announces itself needs no stack.
  const reason =
    error instanceof ApiFailure ? { failure: { code: error.code, message: error.message } } : { err: error }
  if (failure.status >= 500) request.log.error(reason, 'failed')
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  else if (failure.code === 'unavailable') reply.header('retry-after', '5')
  return wantsPage(request) ? sendPlainPage(reply, failure.status) : sendFailure(reply, failure)
}

/** Whether to answer with a page. Without a route of its own, the `accept` header decides. */
function wantsPage({ routeOptions: { url, config }, headers }: FastifyRequest): boolean {
  const acceptsPage = (!url || config?.isPageIfAccepted) && headers.accept?.includes('text/html')
  return config?.isPage ?? acceptsPage === true
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''
