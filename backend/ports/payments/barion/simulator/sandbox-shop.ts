/** The shop that the simulator knows. It opens nothing anywhere else. */
export const sandboxShop = {
  posKey: '00000000-0000-0000-0000-000000000000',
  payee: 'bolt@kolofon.example',
  name: 'Kolofon',
}
