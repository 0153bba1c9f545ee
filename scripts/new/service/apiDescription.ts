import type { ServiceNames } from './ServiceNames.ts'

/** Parts that all API descriptions share. */
const shared = (part: string) => ({ $ref: `core-service.json#/components/${part}` })

const answer = {
  type: 'object',
  required: ['data'],
  additionalProperties: false,
  properties: { data: { $ref: '../entities/block-list.json' } },
}

/** The API description of a service: one call, which lists what its table holds. */
export const apiDescription = ({ name, type, words }: ServiceNames) => ({
  openapi: '3.1.0',
  info: { title: words, version: '1', description: `${words} of a town.` },
  paths: {
    [`/core-service/api/v1/web/portal/{portalName}/${name}`]: {
      get: {
        operationId: `list${type}`,
        summary: `${words} of a portal, in the order of the town.`,
        parameters: [shared('parameters/portalName'), shared('parameters/language')],
        responses: {
          '200': { description: 'The list.', content: { 'application/json': { schema: answer } } },
          '400': shared('responses/Failure'),
          '404': shared('responses/Failure'),
          '429': shared('responses/Failure'),
        },
      },
    },
  },
})
