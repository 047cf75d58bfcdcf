import { DISTRICTS, type District } from './districts.ts';
import { texts } from './texts.ts';

/** An entity that settles disputes between consumers and providers, which a provider names (LAW-02, SET-08). */
export interface ArbitrationEntity {
  name: string;
  url: string;
  /** Districts, or autonomous regions, where contracts are of its competence; of some districts only parts are. */
  districts: readonly District[];
  /** What an owner should know before naming it. */
  doubt?: string;
}

/*
 * Sources: the list of entities registered under Lei 144/2015, article 17, that the Direção-Geral do Consumidor keeps
 * (https://www.consumidor.gov.pt, "Entidades de resolução alternativa de litígios de consumo"), as repeated with names,
 * sites and areas by providers that quoted it in 2025 and 2026; the areas as CIMARA (https://ocimara.pt/rede-de-centros-de-arbitragem)
 * and CIAB (https://www.ciab.pt/pt/rede-centros-de-arbitragem) describe the network. CIMAAL also answers at
 * https://www.consumoalgarve.pt; the list names the one below.
 */

/** Competent wherever no regional centre is. */
const national: ArbitrationEntity = {
  name: 'CNIACC, Centro Nacional de Informação e Arbitragem de Conflitos de Consumo',
  url: 'https://www.cniacc.pt',
  districts: DISTRICTS,
};

/** Of the motor trade, in the whole country. */
const ofCars: ArbitrationEntity = {
  name: 'CASA, Centro de Arbitragem do Setor Automóvel',
  url: 'https://www.arbitragemauto.pt',
  districts: DISTRICTS,
  // Its site told of a general assembly of 10 January 2024 that decided so; the list of August 2025 has it no more.
  doubt: texts.carsDoubt,
};

/** Where two are competent in parts of one district, that of its capital comes first. */
const regional: readonly ArbitrationEntity[] = [
  {
    name: 'CACCL, Centro de Arbitragem de Conflitos de Consumo de Lisboa',
    url: 'https://www.centroarbitragemlisboa.pt',
    districts: ['Lisboa', 'Setúbal'],
  },
  {
    name: 'CICAP, Centro de Informação de Consumo e Arbitragem do Porto',
    url: 'https://www.cicap.pt',
    districts: ['Porto', 'Aveiro'],
  },
  {
    name: 'CIAB, Centro de Informação, Mediação e Arbitragem de Consumo',
    url: 'https://www.ciab.pt',
    districts: ['Braga', 'Viana do Castelo', 'Vila Real'],
  },
  {
    name: 'TRIAVE, Centro de Arbitragem de Conflitos de Consumo do Ave, Tâmega e Sousa',
    url: 'https://www.triave.pt',
    districts: ['Braga', 'Porto'],
  },
  {
    name: 'CACRC, Centro de Arbitragem de Conflitos de Consumo da Região de Coimbra',
    url: 'https://www.cacrc.pt',
    districts: ['Coimbra'],
  },
  {
    name: 'CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve',
    url: 'https://www.consumidoronline.pt',
    districts: ['Faro'],
  },
  {
    name: 'CIMARA, Centro de Informação, Mediação e Arbitragem de Consumo da Região Açores',
    url: 'https://ocimara.pt',
    districts: ['Açores'],
  },
  {
    name: 'CACC RAM, Centro de Arbitragem de Conflitos de Consumo da Região Autónoma da Madeira',
    url: 'https://www.madeira.gov.pt/cacc',
    districts: ['Madeira'],
  },
];

/** Those that a provider chooses from (SET-08). */
export const arbitrationEntities = { national, ofCars, regional };
