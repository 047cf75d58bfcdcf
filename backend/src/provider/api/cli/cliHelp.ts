/** What `npm run provider -- --help` says. */
export const cliHelp = `Usage: npm run provider -- <provider domain> <command> [arguments]

Drives the portal the way a provider's own system does, through the provider API (docs/provider-api.md).

Commands
  works                                  list the works, newest first
  appointments                           list the appointments
  show <id>                              everything about a work (A-…) or appointment (S-…), as JSON
  open --appointment <S-id>              open a work for an appointment
  open --phone <number> | --email <address> [--name <name>] [--spec <key=value>]… [--symptom <text>]…
                                         open a work for a customer, who is made when unknown
  state <A-id> <1|2|2.5|3|4|5> [--name <text>]
                                         move a work to a stage
  budget <A-id> --line "<text>;<euros>[;<discount %>]" … [--vat <percent>] [--net] [--no-approval]
                                         post a budget; --net: the prices are without VAT
  jobs <A-id> <file>                     post a budget of jobs, the body of the call as a JSON file
  budgets <A-id>                         every version of the budget, as JSON
  decide <A-id> <file>                   record what the customer said of it, the body as a JSON file
  approvals                              the evidence of decisions, newest first, as JSON
  approval <record id> <path>            save the document of what one approved
  verify                                 recompute the chain of evidence
  settings [<file>]                      the settings, or change them: the body of the call as a JSON file
  legal <file>                           say who the provider is by law, the body of the call as a JSON file
  services                               the services that can be booked, as JSON
  service <own id> <file>                add or change a service, the body of the call as a JSON file: also
                                         whether bookings of it may be withdrawn from
  feed [<expert>]                        make the address of a calendar, of an expert by own id or of everybody;
                                         it is shown this once, and the one before ends
  end-feed [<expert>]                    end it
  keys                                   the keys of the API, what each may do and when it was last used, as JSON
  make-key <all|read|schedule> <name>    make one; it is shown this once
  end-key <key id>                       end one at once
  changes                                who changed what of the set-up in the last 24 months, newest first, as JSON
  message <id> <text>                    write to the customer
  file <id> <path> [--description <text>]
                                         add a photograph, film or document
  complete <A-id>                        complete a work (stage 5)
  demand <id> <euros> [--until <ISO time>] [--description <text>]
                                         ask for a payment
  invoice <id> <pdf> --number <text> --date <yyyy-MM-dd> --total <euros> [--kind <FT|FS|FR|RC|NC>]
    [--atcud <code>] [--request <request id>]
                                         attach a document of your certified program; FT without --kind
  invoices <id>                          list the documents of a work or appointment
  void <document id> <reason>            mark a document as voided
  requests                               list the requests for invoices that wait
  refuse <request id> <reason>           refuse a request for an invoice
  sent <request id>                      note that it was answered by other ways
  invoicing                              which certified program issues documents, and what it has not issued
  connect <file>                         name the certified program, the body of the call as a JSON file
  payments                               how far payments are: state, test under way, address of callbacks
  payment-keys <file>                    enter the keys at the gateway, the body of the call as a JSON file
  test-payment <MB|MBWAY|CC> [<phone>]   ask yourself for 1,00 € by these keys: the gateway's callback for it sets live
  policy [<file>]                        the policy of prepaying and cancelling, or set it: the body of the call
                                         as a JSON file
  end-policy                             end it: bookings from now on have none
  no-show <S-id>                         nobody came to an appointment that has begun: the share of its policy is kept
  waive <S-id> <reason>                  give back what was kept
  arrived <S-id>                         the customer is here
  reschedule <S-id> <yyyy-MM-dd> <HH:mm> move an appointment
  confirm-move <S-id>                    confirm the other time that its customer asked for
  refuse-move <S-id> [<reason>]          refuse it: the appointment stays, and the customer is told why
  waiting                                who waits for a time that becomes free, as JSON
  remove-waiting <entry id> <reason>     remove somebody, who is told why
  reminders [<file>]                     the rules of reminders and status messages, or replace them: the body of
                                         the call as a JSON file
  reminder-preview                       what each rule says by each channel, as JSON
  sent-reminders                         what rules planned and sent, newest first, as JSON
  sms-usage                              SMS of this month and their cost
  import <csv> --kind <customers|items|services|appointments> [--run]
                                         send a file and check it: its columns, what becomes of its lines and
                                         why some are refused; with --run those that are not refused are taken
  import <import id> [--run|--undo]      how far an import is; run one that was checked, or take it back
  cancel <id>                            call off a work or cancel an appointment
  withdrawals                            statements of customers who withdraw from a contract, newest first
  accept-withdrawal <id>                 accept one that waits: what still runs of the contract is over
  refuse-withdrawal <id> <reason>        refuse it; the customer is told why

The key comes from PORTAL_PROVIDER_KEY, or from the local data folder, where the demo data keeps the keys
of its providers. The address comes from PORTAL_BACKEND_PORT (4301).
`;
