/** What `npm run rollout` can do. */
export const USAGE = `npm run rollout -- show [remote] [--provider domain]      who runs what, and how it does
npm run rollout -- history <remote>                        every change, by whom and why

npm run rollout -- set <remote> <version> --provider a,b   these providers get it
npm run rollout -- set <remote> <version> --share 5        5 % of all customers get it
npm run rollout -- set <remote> <version> --everyone       everyone without a stronger rule gets it
npm run rollout -- promote <remote> <version>              everyone gets it, its trials end
npm run rollout -- rollback <remote> [version]             takes a version back from all without a pin
npm run rollout -- plan <remote> <version> --steps 5,25,100 --every 30m [--loads 200]
                                                           from step to step by itself while the guard is content
npm run rollout -- next | pause | resume | cancel <remote> the plan's next step now; it waits; goes on; ends
npm run rollout -- pin <remote> <version> --provider a     these providers keep it whatever happens
npm run rollout -- unpin <remote> --provider a
npm run rollout -- kill <remote> <version>                 nobody may get it any more
npm run rollout -- revive <remote> <version>

With the token of an operator or the administrator only:
npm run rollout -- preview <remote> <version> --provider a [--for 24h]
                                                           a link that shows it to whoever opens it, and to nobody else
npm run rollout -- retire-shell <version>                  a build of the host that no edge serves any more

Every change needs --reason "…". --dry-run says who would get what and changes nothing. --author is git's user.name.
PORTAL_BACKEND_URL and PORTAL_TEAM_TOKEN (a team's, for its own remotes) or PORTAL_ADMIN_TOKEN say which installation;
without them, the one on this machine.`;
