import { harmless, narrower, type Rule, wider } from './Rule'

/** Rules about what clients ask of a back end. There the clients send, so a narrower request breaks readers. */
export const operationRules = {
  'operation-added': harmless(
    'An operation is new. Old clients never ask for it; a back end that serves new ones offers it.',
  ),
  'operation-removed': wider('An operation is gone; an old client that asks for it gets no answer.'),
  'parameter-added': harmless('An operation takes a parameter that may be left out.'),
  'parameter-removed': harmless('An operation no longer takes a parameter; an old client sends it in vain.'),
  'required-parameter-added': wider('An operation needs a new parameter; requests of an old client, without it, fail.'),
  'parameter-required': wider(
    'An operation needs a parameter that could be left out; such requests of an old client fail.',
  ),
  'parameter-optional': narrower(
    'A new client may leave a parameter out; a back end that still needs it refuses the request.',
  ),
  'answer-added': harmless('An operation may answer with a further status.'),
  'answer-removed': harmless('An operation no longer answers with a status.'),
} satisfies Record<string, Rule>
