import { shareAddresses, type ShareAddress, type SharedPage } from '../ShareBar/shareAddresses';

/** The options of the share modal, by the names and in the order of SPEC §2.8. */
const options = [['Facebook', 'facebook'], ['Twitter', 'twitter'], ['LinkedIn', 'linkedin']] as const;

/** Facebook, Twitter and LinkedIn with the address each takes this page at. */
export const shareOptions = (page: SharedPage): ShareAddress[] => {
  const addresses = shareAddresses(page);
  return options.flatMap(([name, icon]) => {
    const address = addresses.find((candidate) => candidate.icon === icon);
    return address ? [{ ...address, name }] : [];
  });
};
