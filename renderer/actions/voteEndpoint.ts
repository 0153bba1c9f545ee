/** Where votes are sent, by the handler and by forms that no script sends. */
export const voteEndpoint = '/poll-service/api/v2/web/vote'
