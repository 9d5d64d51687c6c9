/** What the table on the screen calls the blue faction of the classic edition (house rule `bureau_name`). Cards are
 *  written alike at every table; words follow the table. */
import type { IdentityProbe } from './face';

const OFFICE = '軍情處';
let office = $state(false);

/** Words follow the table with these house rules as long as the component that says so is there. */
export function followTable(options: () => Readonly<Record<string, string>>): void {
  $effect.pre(() => {
    office = options()['bureau_name'] === OFFICE;
    return () => {
      office = false;
    };
  });
}

/** The key of what a probe names. */
export function identityKey(identity: IdentityProbe['identity']): string {
  return identity === 'bureau' && office ? 'identity-office' : `identity-${identity}`;
}
