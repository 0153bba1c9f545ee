/** Cities around both demo towns, as `name, lat, lon`. They show how far a radius of many kilometres reaches. */
export const regionCities: readonly (readonly [name: string, lat: number, lon: number])[] = [
  ['Liège', 50.6326, 5.5797],
  ['Maastricht', 50.8514, 5.691],
  ['Eupen', 50.6279, 6.0363],
  ['Aachen', 50.7753, 6.0839],
  ['Hasselt', 50.9307, 5.3378],
  ['Namur', 50.4669, 4.8675],
  ['Marche', 50.2276, 5.3444],
  ['Bastogne', 50.0003, 5.7153],
  ['Sankt Vith', 50.2806, 6.1269],
  ['Leuven', 50.8798, 4.7005],
  ['Köln', 50.9375, 6.9603],
]
