import { describe, expect, it } from 'vitest'
import { findAddresses } from '../../src/studio/preview/findAddresses'

describe('the address search of a preview', () => {
  it('finds streets of the demo towns by every word, ignoring case and accents', async () => {
    const found = await findAddresses('ALLEE peupliers')
    expect(found[0]).toMatchObject({ street: 'Allée des Peupliers', zip: '4679', locality: 'Montclair-sur-Meuse' })
  })

  it('uses the typed number', async () => {
    expect((await findAddresses('12 allée des peupliers'))[0]).toMatchObject({ streetNumber: '12' })
    expect((await findAddresses('allée des peupliers, 4b'))[0]).toMatchObject({ streetNumber: '4b' })
  })

  it('returns few addresses, and none for an unknown street', async () => {
    expect((await findAddresses('rue')).length).toBeLessThanOrEqual(6)
    expect(await findAddresses('rue de nulle part')).toEqual([])
    expect(await findAddresses('12')).toEqual([])
  })
})
