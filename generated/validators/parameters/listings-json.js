// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listListingsFilter = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.client_id !== undefined){
let data4 = data0.client_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.advisor_id !== undefined){
let data6 = data0.advisor_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.is_displayed !== undefined){
if(typeof data0.is_displayed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/is_displayed",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.make !== undefined){
let data9 = data0.make;
const _errs32 = errors;
let valid11 = false;
const _errs33 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs35 = errors;
if(Array.isArray(data9)){
if(data9.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i3,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i3,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs35 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data0.year_gte !== undefined){
let data11 = data0.year_gte;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2100 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_gte",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data11 < 1950 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_gte",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data0.year_lte !== undefined){
let data12 = data0.year_lte;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data12, "from", data0, "year_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_lte",keyword:"bounds",params:{says: "Must not be less than “Year from”."}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2100 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_lte",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data12 < 1950 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_lte",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data0.price_gte !== undefined){
let data13 = data0.price_gte;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data13 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_gte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.price_lte !== undefined){
let data14 = data0.price_lte;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data14, "from", data0, "price_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"bounds",params:{says: "Must not be less than “Price from”."}});
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data14 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_lte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.miles_lte !== undefined){
let data15 = data0.miles_lte;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data15, "from", data0, "miles_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_lte",keyword:"bounds",params:{says: "Must not be less than “Miles from”."}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 1000000 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_lte",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.vin !== undefined){
let data16 = data0.vin;
const _errs50 = errors;
let valid14 = false;
const _errs51 = errors;
if(typeof data16 === "string"){
if(func0(data16) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs51 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs53 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func0(data17) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin/" + i4,keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin/" + i4,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs53 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data18 = data0.created_at_gte;
if(typeof data18 === "string"){
if(func0(data18) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data19 = data0.created_at_lte;
if(isBeyond(data19, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created after”."}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data20 = data0.id_gte;
if(typeof data20 === "string"){
if(!isUuid(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.make_not !== undefined){
let data21 = data0.make_not;
const _errs64 = errors;
let valid17 = false;
const _errs65 = errors;
if(typeof data21 === "string"){
if(func0(data21) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs65 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs67 = errors;
if(Array.isArray(data21)){
if(data21.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(typeof data22 === "string"){
if(func0(data22) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not/" + i5,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not/" + i5,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs67 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data0.make_contains !== undefined){
let data23 = data0.make_contains;
if(typeof data23 === "string"){
if(func0(data23) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.make_empty !== undefined){
if(typeof data0.make_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.year_empty !== undefined){
if(typeof data0.year_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.price_empty !== undefined){
if(typeof data0.price_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/price_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.miles_gte !== undefined){
let data27 = data0.miles_gte;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data27 == "number"){
if(data27 > 1000000 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_gte",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data27 < 0 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.miles_empty !== undefined){
if(typeof data0.miles_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.vin_not !== undefined){
let data29 = data0.vin_not;
const _errs84 = errors;
let valid20 = false;
const _errs85 = errors;
if(typeof data29 === "string"){
if(func0(data29) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid6 = _errs85 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs87 = errors;
if(Array.isArray(data29)){
if(data29.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
let data30 = data29[i6];
if(typeof data30 === "string"){
if(func0(data30) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not/" + i6,keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data30) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not/" + i6,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs87 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs84;
if(vErrors !== null){
if(_errs84){
vErrors.length = _errs84;
}
else {
vErrors = null;
}
}
}
}
if(data0.vin_contains !== undefined){
let data31 = data0.vin_contains;
if(typeof data31 === "string"){
if(func0(data31) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data31) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.vin_empty !== undefined){
if(typeof data0.vin_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/vin_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.title_contains !== undefined){
let data33 = data0.title_contains;
if(typeof data33 === "string"){
if(func0(data33) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data33) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_gte !== undefined){
let data34 = data0.updated_at_gte;
if(typeof data34 === "string"){
if(func0(data34) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_lte !== undefined){
let data35 = data0.updated_at_lte;
if(isBeyond(data35, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data35 === "string"){
if(func0(data35) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data36 = data0.or;
if(Array.isArray(data36)){
if(data36.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len7 = data36.length;
for(let i7=0; i7<len7; i7++){
let data37 = data36[i7];
if(Array.isArray(data37)){
if(data37.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data37.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data37.length;
for(let i8=0; i8<len8; i8++){
let data38 = data37[i8];
if(!(data38 && typeof data38 == "object" && !Array.isArray(data38))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7+"/" + i8,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "client_id", "advisor_id", "is_displayed", "make", "year_gte", "year_lte", "price_gte", "price_lte", "miles_lte", "vin", "created_at_gte", "created_at_lte", "id_gte", "make_not", "make_contains", "make_empty", "year_empty", "price_empty", "miles_gte", "miles_empty", "vin_not", "vin_contains", "vin_empty", "title_contains", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const listListingsSort = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "title", "year", "price", "miles", "is_displayed", "created_at", "updated_at"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const listListingsRange = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "range"}});
errors++;
}
if(data.range !== undefined){
let data0 = data.range;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
