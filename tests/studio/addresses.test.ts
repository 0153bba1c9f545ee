import { describe, expect, it } from 'vitest'
import { findAddresses } from '../../src/studio/preview/findAddresses'

describe('addresses in a preview', () => {
  it('are those of the demo towns whose names have every word, whatever the case and accents', async () => {
    const found = await findAddresses('ALLEE peupliers')
    expect(found[0]).toMatchObject({ street: 'Allée des Peupliers', zip: '4679', locality: 'Montclair-sur-Meuse' })
  })

  it('have the number that is typed', async () => {
    expect((await findAddresses('12 allée des peupliers'))[0]).toMatchObject({ streetNumber: '12' })
    expect((await findAddresses('allée des peupliers, 4b'))[0]).toMatchObject({ streetNumber: '4b' })
  })

  it('are few, and none for what no street is called', async () => {
    expect((await findAddresses('rue')).length).toBeLessThanOrEqual(6)
    expect(await findAddresses('rue de nulle part')).toEqual([])
    expect(await findAddresses('12')).toEqual([])
  })
})
