import { expect, it } from 'vitest'
import { readAddress } from '../../../src/portal/render/readAddress'
import { filterParameters } from '../../../src/portal/services/walks/walkQueries'

it.each(filterParameters)('the pages of walks read the filter %s of their address', (name) => {
  const url = `/montclair/balade?${new URLSearchParams({ [name]: 'a' })}`
  expect(readAddress(`${url}&utm_source=x`).url).toBe(url)
})
